// Preloaded into a program, this has it start once and run many times: it holds the program right
// before main, with its libraries loaded, bound and initialized, which for LLVM's tools is most of
// what a run on a short text takes. Each message on descriptor 3 is a run: a working directory and
// the arguments, ended by 0 each, and four descriptors: the run's standard input, output and error,
// and a pipe on which the process says its number and, once it has ended, its status. The server
// ends when nobody can send anymore.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { requests = 3, most_runs = 256, most_args = 256, longest = 1 << 16 };

typedef int main_function(int, char **, char **);

static main_function *program;

static struct {
	pid_t pid;
	int status;
} runs[most_runs];
static struct pollfd waits[1 + most_runs]; // for a request, and for the end of each run
static int n;

// start runs the program in a process of its own. It returns in the server.
static void start(char *text, ssize_t length, int fds[4]) {
	pid_t pid = fork();
	if (pid == 0) {
		char *args[most_args + 1], *end = text + length, *dir = text;
		int count = 0;
		for (text += strlen(text) + 1; text < end && count < most_args; text += strlen(text) + 1)
			args[count++] = text;
		args[count] = NULL;
		for (int i = 0; i < n; i++) {
			close(runs[i].status);
			close(waits[1 + i].fd);
		}
		signal(SIGPIPE, SIG_DFL);
		if (chdir(dir) || dup2(fds[0], 0) < 0 || dup2(fds[1], 1) < 0 || dup2(fds[2], 2) < 0)
			_exit(126);
		close(requests);
		for (int i = 0; i < 4; i++)
			close(fds[i]);
		exit(program(count, args, environ));
	}
	for (int i = 0; i < 3; i++)
		close(fds[i]);
	int end = pid < 0 ? -1 : syscall(SYS_pidfd_open, pid, 0);
	if (end < 0 || write(fds[3], &pid, sizeof pid) < 0) {
		if (pid > 0)
			kill(pid, SIGKILL), waitpid(pid, NULL, 0);
		if (end >= 0)
			close(end);
		close(fds[3]);
		return;
	}
	runs[n].pid = pid, runs[n].status = fds[3];
	waits[++n] = (struct pollfd){.fd = end, .events = POLLIN};
}

// finish says how a run has ended.
static void finish(int i) {
	int status;
	if (waitpid(runs[i].pid, &status, 0) == runs[i].pid && write(runs[i].status, &status, sizeof status) < 0) {
		// nobody waits for it anymore
	}
	close(runs[i].status);
	close(waits[1 + i].fd);
	runs[i] = runs[--n];
	waits[1 + i] = waits[1 + n];
}

static int serve(int argc, char **argv, char **envp) {
	static char text[longest + 1];
	(void)argc, (void)argv, (void)envp;
	unsetenv("LD_PRELOAD");
	unsetenv("LD_BIND_NOW");
	signal(SIGPIPE, SIG_IGN);
	waits[0] = (struct pollfd){.fd = requests, .events = POLLIN};
	for (;;) {
		waits[0].fd = n < most_runs ? requests : -1;
		if (poll(waits, 1 + n, -1) < 0)
			return 1;
		for (int i = n - 1; i >= 0; i--)
			if (waits[1 + i].revents)
				finish(i);
		if (!waits[0].revents)
			continue;
		union {
			struct cmsghdr header;
			char room[CMSG_SPACE(4 * sizeof(int))];
		} control;
		struct iovec part = {text, longest};
		struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
		ssize_t length = recvmsg(requests, &message, MSG_CMSG_CLOEXEC);
		if (length <= 0)
			return 0;
		struct cmsghdr *c = CMSG_FIRSTHDR(&message);
		if (!c || c->cmsg_len != CMSG_LEN(4 * sizeof(int)))
			return 1;
		text[length] = 0;
		int fds[4];
		memcpy(fds, CMSG_DATA(c), sizeof fds);
		start(text, length, fds);
	}
}

int __libc_start_main(main_function *main, int argc, char **argv, void (*init)(void),
	void (*fini)(void), void (*loader_fini)(void), void *stack_end) {
	int (*next)(main_function *, int, char **, void (*)(void), void (*)(void), void (*)(void), void *) =
		dlsym(RTLD_NEXT, "__libc_start_main");
	program = main;
	return next(serve, argc, argv, init, fini, loader_fini, stack_end);
}
