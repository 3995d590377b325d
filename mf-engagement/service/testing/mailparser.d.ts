// mailparser has no types; these are the parts that the tests use.
declare module 'mailparser' {
  interface AddressList {
    value: { address: string; name: string }[]
  }

  export interface ParsedMail {
    subject?: string
    text?: string
    messageId?: string
    replyTo?: AddressList
    bcc?: AddressList
    headerLines: { key: string; line: string }[]
  }

  export function simpleParser(source: string): Promise<ParsedMail>
}
