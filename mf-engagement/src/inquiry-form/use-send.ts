import type { UseFormReturn } from 'shared-ui/forms'
import { useCallback, useEffect, useState } from 'react'
import type { Entries } from './inquiry-definition'
import { forgetEntries } from './kept-entries'
import type { Result } from './send-inquiry'
import { sendUnderWay, type Send } from './sends-under-way'

/** The send of the form `kind`: whether it is under way, how it ended, and what follows one that was started. */
export function useSend(kind: string, { getValues, reset }: UseFormReturn<Entries>) {
  const [outcome, setOutcome] = useState<Result | 'none'>('none')
  const [isSending, setIsSending] = useState(false)

  const follow = useCallback(
    async (send: Send) => {
      send.shown = getValues
      setIsSending(true)
      setOutcome('none')
      const result = await send.ended
      setIsSending(false)
      setOutcome(result)
      // What was typed meanwhile was not sent: it stays.
      if (result === 'error' || JSON.stringify(send.shown()) !== send.typed) return
      reset()
      forgetEntries(kind)
    },
    [kind, getValues, reset],
  )

  useEffect(() => {
    const underWay = sendUnderWay(kind)
    if (underWay) void follow(underWay)
  }, [kind, follow])

  return { outcome, isSending, follow }
}
