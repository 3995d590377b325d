import { thanksId } from 'contract/native-forms'
import type { UseFormReturn } from 'react-hook-form'
import { useCallback, useEffect, useState } from 'react'
import type { Entries } from './inquiry-definition'
import { deleteIdempotencyKey } from './idempotency-key'
import { deleteSentEntries } from './saved-entries'
import type { Result } from './send-inquiry'
import { pendingSend, type Send } from './pending-sends'

/** Whether the page shows the thanks for a native post. */
const isThanked = (kind: string) => document.getElementById(thanksId(kind))?.matches(':target') ?? false

/** Whether the web server has sent the visitor back here after a native post. */
const isBackFromPost = (kind: string) => isThanked(kind) || location.hash === `#${thanksId(kind)}`

export type SendState = 'idle' | 'sending' | Result

/** The state of sending the form `kind`. `follow` tracks a started send, and resets the form when it succeeds. */
export function useSend(kind: string, { getValues, reset }: UseFormReturn<Entries>) {
  const [state, setState] = useState<SendState>('idle')

  const follow = useCallback(
    async (send: Send) => {
      send.currentEntries = getValues
      setState('sending')
      const result = await send.result
      setState(result)
      // Entries changed during the send were not sent, so they stay.
      if (result === 'error' || JSON.stringify(send.currentEntries()) !== send.sentEntries) return
      reset()
      deleteSentEntries(kind)
    },
    [kind, getValues, reset],
  )

  useEffect(() => {
    if (!isBackFromPost(kind)) return
    // Another site may link to the thanks: that must not delete what the visitor has written here.
    if (document.referrer.startsWith(`${location.origin}/`)) {
      deleteSentEntries(kind)
      deleteIdempotencyKey(kind)
    }
    // React has rendered a page anew that the browser had translated: the element of the thanks is another one now.
    if (!isThanked(kind)) setState('success')
  }, [kind])
  useEffect(() => {
    const pending = pendingSend(kind)
    if (pending) void follow(pending)
  }, [kind, follow])

  return { state, follow, clear: () => setState('idle') }
}
