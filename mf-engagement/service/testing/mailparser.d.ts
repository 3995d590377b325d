// mailparser has no types; these are the parts that the tests use.
declare module 'mailparser' {
  interface AddressList {
    text: string
    value: { address: string; name: string }[]
  }

  export interface ParsedMail {
    subject?: string
    text?: string
    messageId?: string
    from?: AddressList
    to?: AddressList
    replyTo?: AddressList
    bcc?: AddressList
    headerLines: { key: string; line: string }[]
  }

  export function simpleParser(source: string): Promise<ParsedMail>
}
