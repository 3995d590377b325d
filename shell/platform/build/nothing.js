// Replaces a shared module in a remote's build: at run time the shell provides it.
export {}
