module statepoint

go 1.26.0

toolchain go1.26.8 // web/site/bundle reads what its linker writes

require (
	github.com/andybalholm/brotli v1.2.8
	github.com/chromedp/cdproto v0.159.0
	github.com/chromedp/chromedp v0.22.1
	github.com/evanw/esbuild v0.28.2
	github.com/llir/llvm v0.3.6
	github.com/maxence-charriere/go-app/v10 v10.1.11
	github.com/yuin/goldmark v1.7.13
	golang.org/x/arch v0.27.0 // later ones have tables of AVX: ARCHITECTURE.md, The engine's size
	golang.org/x/tools v0.52.0
	honnef.co/go/tools v0.8.2
	rsc.io/qr v0.2.0
)

require (
	github.com/BurntSushi/toml v1.4.1-0.20240526193622-a339e1f7089c // indirect
	github.com/go-json-experiment/json v0.0.0-20260213210345-44df1a37e875 // indirect
	github.com/llir/ll v0.0.0-20220802044011-65001c0fb73c // indirect
	github.com/mewmew/float v0.0.0-20201204173432-505706aa38fa // indirect
	github.com/pkg/errors v0.9.1 // indirect
	golang.org/x/exp/typeparams v0.0.0-20231108232855-2478ac86f678 // indirect
	golang.org/x/mod v0.42.0 // indirect
	golang.org/x/sync v0.24.0 // indirect
	golang.org/x/sys v0.49.0 // indirect
)

replace github.com/maxence-charriere/go-app/v10 => ./web/goapp
