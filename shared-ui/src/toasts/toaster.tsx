import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { useRef } from 'react'
import { Icon } from '../components/icon'
import { useToasts } from './toast-store'
import { useFocusReturn } from './use-focus-return'

/** A notification is shown for 5000 ms; a swipe of 50 px to the right dismisses it. */
const duration = 5000
const swipeThreshold = 50

/** Shows the notifications in one region, which F8 focuses. The shell mounts it once. */
export function Toaster() {
  const { toasts, dismiss } = useToasts()
  const list = useRef<HTMLOListElement>(null)
  const giveFocusBack = useFocusReturn(list)
  const close = (id: number) => {
    dismiss(id)
    // Radix leaves the focus on the list for the next notification, but the list is empty and invisible now.
    if (list.current?.contains(document.activeElement)) giveFocusBack()
  }
  return (
    <Provider duration={duration} swipeDirection="right" swipeThreshold={swipeThreshold}>
      {toasts.map(({ id, title, description, tone, open }) => (
        <Root
          key={id}
          open={open}
          onOpenChange={(next) => next || close(id)}
          data-tone={tone}
          className="ui:relative ui:rounded-card ui:border ui:border-line ui:border-l-4 ui:border-l-leaf ui:bg-paper ui:p-4 ui:pr-12 ui:lift-raised ui:data-[tone=error]:border-l-error ui:data-[swipe=move]:[translate:var(--radix-toast-swipe-move-x)]"
        >
          {/* The space keeps the words apart in what Radix announces. */}
          <Title className="ui:font-semibold">{`${title} `}</Title>
          <Description className="ui:mt-1 ui:text-muted">{description}</Description>
          <Close
            aria-label="Close the notification"
            className="ui:absolute ui:top-2 ui:right-2 ui:grid ui:size-9 ui:cursor-pointer ui:place-items-center ui:rounded-md ui:hover:bg-sand"
          >
            <Icon name="close" />
          </Close>
        </Root>
      ))}
      <Viewport
        ref={list}
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        className="ui:fixed ui:right-0 ui:bottom-0 ui:z-50 ui:flex ui:w-full ui:max-w-[26rem] ui:flex-col ui:gap-3 ui:p-4 ui:outline-none"
      />
    </Provider>
  )
}
