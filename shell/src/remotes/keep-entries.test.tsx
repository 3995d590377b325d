// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { keepEntries, noteEntries } from './keep-entries'

const entered = vi.fn<(value: string) => void>()

function Form() {
  const [choice, setChoice] = useState('')
  return (
    <form action="/send">
      <p>Write to us</p>
      <input id="name" aria-label="Name" onChange={({ target }) => entered(target.value)} />
      <textarea id="message" aria-label="Message" />
      <select
        id="day"
        name="day"
        aria-label="Day"
        value={choice}
        onChange={({ target }) => setChoice(target.value)}
      >
        <option value="">None</option>
        <option value="monday">Monday</option>
      </select>
    </form>
  )
}

const controls = () =>
  ['Name', 'Message', 'Day'].map((label) => screen.getByLabelText<HTMLInputElement>(label))

/** A page that was filled in before scripts ran; `change` does to it what an extension does. */
async function hydrateFilled(change: (form: HTMLElement) => void) {
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Form />)
  document.body.replaceChildren(root)
  const served = controls()
  for (const [index, value] of ['Mira', 'When?', 'monday'].entries()) served[index]!.value = value
  served[1]!.focus()
  change(root.querySelector('form')!)
  await act(async () => hydrateRoot(root, <Form />, { onRecoverableError: keepEntries(root) }))
  return served
}

const translate = (form: HTMLElement) =>
  form.querySelector('p')!.replaceChildren(document.createElement('font'))

it('gives entries and focus to the controls that React renders anew', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const served = await hydrateFilled((form) => translate(form))
  expect(logged).toHaveBeenCalledWith('Hydration had to recover.', expect.any(Error))
  expect(served.some(({ isConnected }) => isConnected)).toBe(false)
  expect(controls().map(({ value }) => value)).toEqual(['Mira', 'When?', 'monday'])
  expect(screen.getByLabelText('Message')).toBe(document.activeElement)
  expect(entered.mock.calls).toEqual([['Mira']])
})

it('leaves a page that hydrates as it is', async () => {
  const served = await hydrateFilled(() => {})
  expect(controls()).toEqual(served)
  expect(served[0]!.value).toBe('Mira')
})

it('gives entries and focus once: later ones are newer', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML = '<input id="name" value="Mira">'
  document.querySelector('input')!.focus()
  const recover = keepEntries(document.body)
  document.body.innerHTML = '<input id="name">'
  const name = document.querySelector('input')!
  recover(new Error('first'))
  expect(name.value).toBe('Mira')
  name.value = 'Mira Nair'
  name.blur()
  recover(new Error('second'))
  expect(name.value).toBe('Mira Nair')
  expect(document.activeElement).toBe(document.body)
})

it('gives the choice of a listbox to the select that replaces it', () => {
  document.body.innerHTML = '<form action="/send"><input type="hidden" name="day" value="monday"></form>'
  const giveBack = noteEntries(document.body)
  document.body.innerHTML = renderToString(<Form />)
  giveBack()
  expect(screen.getByLabelText('Day')).toHaveProperty('value', 'monday')
})

it('gives back what a form held that is emptied when it is replaced', () => {
  document.body.innerHTML = '<form><input id="name"></form>'
  document.querySelector('input')!.value = 'Mira'
  const giveBack = noteEntries(document.body)
  document.querySelector('form')!.reset()
  document.body.innerHTML = '<input id="name">'
  giveBack()
  expect(document.querySelector('input')!.value).toBe('Mira')
})

it('gives nothing to a control that was not replaced: the visitor may have emptied it', () => {
  document.body.innerHTML = '<input id="name">'
  const control = document.querySelector('input')!
  control.value = 'Mira'
  const giveBack = noteEntries(document.body)
  control.value = ''
  giveBack()
  expect(control.value).toBe('')
})
