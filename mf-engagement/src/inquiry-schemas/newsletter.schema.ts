import * as z from 'zod/mini'
import { emailAddress } from './email-address'

/** The newsletter box of the footer. */
export const newsletterSchema = z.object({ email: emailAddress() })
