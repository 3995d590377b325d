import { TextField } from './text-field'

export const Optional = () => <TextField id="phone" label="Phone" />

export const Required = () => <TextField id="full-name" label="Full Name" required />

export const WithHint = () => <TextField id="topic" label="Topic" hint="A few words." />

export const WithError = () => (
  <TextField id="email" label="Email" error="Please enter a valid email address" />
)
