import * as z from 'zod/mini'
import { emailAddress } from './email-address'

export const newsletterSchema = z.object({ email: emailAddress() })
