import { ErrorSummary } from './error-summary'
import { TextField } from './text-field'

export const AboveItsField = () => (
  <>
    <ErrorSummary title="Please check these entries" errors={[{ id: 'name', message: 'Too short' }]} />
    <TextField id="name" label="Full Name" error="Too short" />
  </>
)
