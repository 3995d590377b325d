/** libsql has no code of its own for it, and PostgreSQL's text names the system's. */
export const isFullDisk = ({ message }: Error) => /disk is full|No space left/i.test(message)
