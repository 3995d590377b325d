import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip'
import type { ReactNode } from 'react'

/** Names its child on hover (after 700 ms, SPEC section 9) and on keyboard focus. */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Provider delayDuration={700}>
      <Root>
        <Trigger asChild>{children}</Trigger>
        <Portal>
          <Content
            sideOffset={6}
            collisionPadding={10}
            className="ui:z-50 ui:rounded-md ui:bg-ink ui:px-3 ui:py-1.5 ui:text-sm ui:text-cream ui:shadow-raised"
          >
            {label}
          </Content>
        </Portal>
      </Root>
    </Provider>
  )
}
