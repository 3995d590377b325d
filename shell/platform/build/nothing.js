// Stands for a shared package in a remote's build: at run time the shell provides it.
export {}
