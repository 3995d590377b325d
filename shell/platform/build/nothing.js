// Stands for a shared package in a section's build: at run time the shell provides it.
export {}
