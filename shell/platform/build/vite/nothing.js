// Replaces a shared module in a remote's build: in the browser, the shell provides it.
export {}
