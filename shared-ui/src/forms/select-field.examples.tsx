import { useState } from 'react'
import { SelectField } from './select-field'

const programs = [
  { value: 'ALC', label: 'ALC - Ayurvedic Lifestyle Consultant' },
  { value: 'AHC', label: 'AHC - Ayurvedic Health Counselor' },
  { value: 'AP', label: 'AP - Ayurvedic Practitioner' },
  { value: 'PKT', label: 'PKT - Panchakarma Technician' },
]

function Program({ id, initial = '', error }: { id: string; initial?: string; error?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <SelectField
      id={id}
      name="program"
      label="Program"
      placeholder="Select a program"
      required
      error={error}
      options={programs}
      value={value}
      onChange={setValue}
    />
  )
}

export const NothingChosen = () => <Program id="program" />

export const Chosen = () => <Program id="chosen-program" initial="AP" />

export const WithError = () => <Program id="missing-program" error="Please select a program" />
