import { Section } from 'shared-ui'
import { useEffect } from 'react'

interface FaultNoticeProps {
  remote: string
  where: string
  error: unknown
}

const words = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

const reload = () => location.reload()

/** React Refresh revives only boundaries that failed after its first update. The development entry announces updates. */
function useReloadOnChange() {
  useEffect(() => {
    addEventListener('source-update', reload)
    return () => removeEventListener('source-update', reload)
  }, [])
}

/** Shows what is wrong with a fragment, until a source changes: development only. */
export function FaultNotice({ remote, where, error }: FaultNoticeProps) {
  useReloadOnChange()
  return (
    <Section>
      <div role="alert">
        <h2>
          {remote} failed in {where}
        </h2>
        {/* Utilities that nothing else uses would go into the published sheet. */}
        <pre style={{ whiteSpace: 'pre-wrap' }}>{words(error)}</pre>
      </div>
    </Section>
  )
}
