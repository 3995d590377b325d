import { cn } from '../components/cn'
import { Icon } from '../components/icon'
import { controlLook } from './control-look'
import { OptionList } from './option-list'
import type { SelectOption } from './select-option'
import { useListbox } from './use-listbox'

interface ListboxProps {
  id: string
  labelId: string
  options: SelectOption[]
  placeholder: string
  value: string
  onChange: (value: string) => void
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
}

/** Replaces the browser's select: an ARIA select-only combobox with its list of options. */
export function Listbox({
  id,
  labelId,
  options,
  placeholder,
  value,
  onChange,
  required,
  ...aria
}: ListboxProps) {
  const listbox = useListbox({ options, value, onChange })
  const { isOpen, active, chosen, floating } = listbox
  return (
    <div className="ui:relative">
      <div
        {...listbox.selectProps}
        {...aria}
        ref={floating.refs.setReference}
        id={id}
        role="combobox"
        tabIndex={0}
        aria-labelledby={labelId}
        aria-required={required}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen ? `${id}-option-${active}` : undefined}
        className={cn(
          controlLook,
          'ui:flex ui:min-h-12 ui:cursor-pointer ui:items-center ui:justify-between ui:gap-3 ui:select-none',
        )}
      >
        <span className={cn(chosen < 0 && 'ui:text-muted')}>{options[chosen]?.label ?? placeholder}</span>
        <Icon name="chevron-down" className={cn('ui:transition-transform', isOpen && 'ui:rotate-180')} />
      </div>
      {isOpen && <OptionList id={id} labelId={labelId} options={options} listbox={listbox} />}
    </div>
  )
}
