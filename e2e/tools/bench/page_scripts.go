package main

// Scripts of the page's measurements.

// forget removes everything of an earlier visit, once the page is idle.
const forget = `(async () => {
	await statepoint.whenReady;
	await navigator.serviceWorker?.ready;
	for (const r of await navigator.serviceWorker.getRegistrations()) await r.unregister();
	for (const k of await caches.keys()) await caches.delete(k);
	sessionStorage.clear();
	localStorage.clear();
	localStorage.setItem("toured", "yes");
})()`

// pageTimes returns times, each with the bytes fetched by then: the first paint, when the source
// can be edited, when the panes are linked, when the first edited text has reached all panes, and
// when everything is cached for an offline visit (by the service worker, whose bytes come from the
// browser's cache).
const pageTimes = `(async () => {
	const tick = () => new Promise((f) => { const c = new MessageChannel(); c.port1.onmessage = f;
		c.port2.postMessage(0); });
	const all = () => [...performance.getEntriesByType("navigation"),
		...performance.getEntriesByType("resource")];
	while (!globalThis.statepoint?.early && !globalThis.statepoint?.editors?.source) await tick();
	const usable = performance.now();
	while (!globalThis.statepoint?.editors?.map) await new Promise((f) => setTimeout(f, 1));
	const linked = performance.now();
	const { source, module, map } = statepoint.editors;
	source.view.dispatch({ changes: { from: 0, to: source.view.state.doc.length,
		insert: source.text().replaceAll("%obj", "%mine") } });
	await new Promise((f) => setTimeout(f, 0));
	source.tell("key", "compile");
	const busy = () => document.querySelector("main").getAttribute("aria-busy") === "true";
	while (!module.text().includes("%mine.relocated") || busy())
		await new Promise((f) => setTimeout(f, 2));
	const own = performance.now();
	await navigator.serviceWorker?.ready;
	const kept = performance.now();
	const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
	const by = (at) => all().reduce((n, e) => n + (e.responseEnd <= at ? e.transferSize : 0), 0);
	return [paint, usable, linked, own, kept].flatMap((at) => [at, by(at)]);
})()`

// tap lets the measurements observe the engine: the times of the last request for a report (a
// message of kind 2) and of its answer (3).
const tap = `globalThis.tapped = { asked: 0, answered: 0, bytes: 0 };
	globalThis.Worker = class extends Worker {
		postMessage(message, transfer) {
			if (message instanceof Uint8Array && message[3] === 2) tapped.asked = performance.now();
			super.postMessage(message, transfer);
		}
		set onmessage(f) {
			super.onmessage = (e) => {
				if (e.data instanceof Uint8Array && e.data[3] === 3) {
					tapped.answered = performance.now(); tapped.bytes = e.data.length; }
				f(e);
			};
		}
	};
	const { instantiate } = WebAssembly;
	WebAssembly.instantiate = async (...args) => {
		const made = await instantiate.apply(WebAssembly, args);
		globalThis.pageMemory = () => (made.exports || made.instance.exports).mem.buffer.byteLength;
		return made;
	};`

// meter is tap's part in the worker.
const meter = `{
	const { instantiate } = WebAssembly, channel = new BroadcastChannel("meter");
	WebAssembly.instantiate = async (...args) => {
		const made = await instantiate.apply(WebAssembly, args);
		channel.onmessage = (e) => { if (e.data === "?") channel.postMessage((made.exports ||
			made.instance.exports).mem.buffer.byteLength); };
		return made;
	};
}`

// editTimes edits a text a number of times and gives for each the time from the
// question (without the wait for the text to rest) until every pane has its text
// and is rendered, and the part of it that the engine took, sorted each. The page
// says when the panes have what they show.
const editTimes = `(async () => {
	const { source } = statepoint.editors, text = %q, whole = [], engine = [];
	const busy = () => document.querySelector("main").getAttribute("aria-busy") === "true";
	const tick = () => new Promise((f) => { const c = new MessageChannel(); c.port1.onmessage = f;
		c.port2.postMessage(0); });
	for (let i = -3; i < %d; i++) {
		const at = i === -3 ? 0 : text.length, { length } = source.view.state.doc;
		source.view.dispatch({ changes: { from: at, to: length, insert: (at ? "" : text) + "; " +
			i + "\n" } });
		await new Promise((f) => setTimeout(f, 30));
		const done = new Promise((resolve, reject) => {
			addEventListener("statepoint-shown", resolve, { once: true });
			setTimeout(reject, 60000, "the panes never had edit " + i);
		});
		const begun = performance.now();
		source.tell("key", "compile");
		await done;
		while (busy()) await tick();
		if (i >= 0) {
			whole.push(performance.now() - begun);
			engine.push(tapped.answered - tapped.asked);
		}
		await new Promise((f) => requestAnimationFrame(() => setTimeout(f, 0)));
	}
	return [whole, engine].map((list) => list.sort((a, b) => a - b));
})()`

// editInside repeatedly edits a constant in a function of a text, and returns the times of
// editTimes: the total, the engine's part, and the page's part after the answer; then the time of
// the first compilation of the text and the size of the last answer.
const editInside = `(async () => {
	const { source } = statepoint.editors, text = %[1]q, whole = [], engine = [], page = [];
	const busy = () => document.querySelector("main").getAttribute("aria-busy") === "true";
	const tick = () => new Promise((f) => { const c = new MessageChannel(); c.port1.onmessage = f;
		c.port2.postMessage(0); });
	const compile = async (from, to, insert) => {
		source.view.dispatch({ changes: { from, to, insert } });
		await new Promise((f) => setTimeout(f, 30));
		const done = new Promise((resolve, reject) => {
			addEventListener("statepoint-shown", resolve, { once: true });
			setTimeout(reject, 60000, "the panes never had the edit " + insert.slice(0, 50));
		});
		const begun = performance.now();
		source.tell("key", "compile");
		await done;
		while (busy()) await tick();
		const ended = performance.now();
		await new Promise((f) => requestAnimationFrame(() => setTimeout(f, 0)));
		return [ended - begun, tapped.answered - tapped.asked, ended - tapped.answered];
	};
	const [first] = await compile(0, source.view.state.doc.length, text);
	await new Promise((f) => setTimeout(f, %[3]d));
	const head = "add i64 %%n, ", function_ = text.indexOf("@f%[2]d(");
	const at = text.indexOf(head, function_) + head.length;
	let length = "%[2]d".length;
	for (let i = 0; i < 12; i++) {
		const times = await compile(at, at + length, String(7000 + 13 * i));
		length = 4;
		if (i < 2) continue;
		[whole, engine, page].forEach((list, k) => list.push(times[k]));
	}
	return [whole, engine, page, [first, tapped.bytes]];
})()`

// largeText compiles 2,000 functions of a name, 20,000 lines, and gives the times of the
// tasks of the main thread over 50 ms, the longest first, and when the rewritten
// IR, the assembly and the stack map have the first function, and the last.
const largeText = `(async () => {
	const long = [], { source, ...panes } = statepoint.editors;
	const watch = new PerformanceObserver((l) => long.push(...l.getEntries()));
	source.view.dispatch({ changes: { from: 0, to: source.view.state.doc.length, insert: %[1]q } });
	await new Promise((f) => setTimeout(f, 0));
	watch.observe({ type: "longtask" });
	const started = performance.now();
	source.tell("key", "compile");
	const has = async (name) => {
		const times = await Promise.all(["module", "asm", "map"].map(async (pane) => {
			while (!panes[pane].text().includes(name)) await new Promise((f) => setTimeout(f, 5));
			return performance.now() - started;
		}));
		return times;
	};
	const [first, last] = await Promise.all([has("%[2]s0"), has("%[2]s1999")]);
	while (document.querySelector("main").getAttribute("aria-busy") === "true")
		await new Promise((f) => setTimeout(f, 5));
	const all = performance.now() - started;
	await new Promise((f) => setTimeout(f, 500));
	long.push(...watch.takeRecords());
	return [long.map((e) => e.duration).sort((a, b) => b - a), first, last, [all]];
})()`

// memoryOf returns the sizes of the WebAssembly memories of the page and of the engine, in bytes.
const memoryOf = `(async () => {
	const channel = new BroadcastChannel("meter");
	const engine = await new Promise((f) => { channel.onmessage = (e) =>
		typeof e.data === "number" && f(e.data); channel.postMessage("?"); });
	channel.close();
	return [pageMemory(), engine];
})()`
