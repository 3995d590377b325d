import { create } from 'zustand'

/** A notification that is shown over the page for a while. */
interface Toast {
  id: number
  title: string
  description: string
  tone: 'success' | 'error'
  open: boolean
}

/** The specification allows one notification at a time. */
const toastLimit = 1
/** A dismissed notification is removed after this many milliseconds, as specified. */
const toastRemoveDelay = 1_000_000

interface ToastStore {
  toasts: Toast[]
  show: (toast: Omit<Toast, 'id' | 'open'>) => void
  dismiss: (id: number) => void
  remove: (id: number) => void
}

let lastId = 0

/** The notifications of the whole page: any remote adds one, the shell shows it. */
export const useToasts = create<ToastStore>((set, get) => ({
  toasts: [],
  show: (toast) =>
    set(({ toasts }) => ({
      toasts: [{ ...toast, id: ++lastId, open: true }, ...toasts].slice(0, toastLimit),
    })),
  dismiss: (id) => {
    set(({ toasts }) => ({
      toasts: toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)),
    }))
    setTimeout(() => get().remove(id), toastRemoveDelay)
  },
  remove: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}))
