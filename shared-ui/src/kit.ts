/**
 * The kit's first door, shared by the shell and all sections as one instance. Names are listed by hand: what
 * is not here is not shared and does not exist at run time (federation.md, workaround 5).
 */
export { useLocation, useNavigate } from 'react-router-dom'

export { defineRemote } from './contract/remote'
export type { NavigationEntry, PageDefinition, PageProps, PathParams, Remote } from './contract/remote'
export { Slot, SlotProvider, type FillSlot } from './contract/slot'
export type { SlotName, SlotProps } from './contract/slots'

export { browserTitle, type Crumb, type PageMetadata } from './metadata/page-metadata'
export { readCall, type On401 } from './request/read-call'
export { writeCall } from './request/write-call'
export { Link, PrefetchProvider, type Prefetch } from './routing/link'
export { sample, sampleValues, type SampleValue } from './site/sample'
export { site } from './site/site'
export { ShareButtons } from './sharing/share-buttons'
export { useToasts, type Toast } from './toasts/toast-store'

export { Badge } from './components/badge'
export { Breadcrumbs } from './components/breadcrumbs'
export { Button, ButtonLink, ExternalButtonLink } from './components/button'
export { Callout } from './components/callout'
export { Card, CardTitle, LinkCard } from './components/card'
export { cn } from './components/cn'
export { Contents, type ContentsEntry } from './components/contents'
export { Disclosure } from './components/disclosure'
export { ExternalLink } from './components/external-link'
export { Facts, type Fact } from './components/facts'
export { Grid } from './components/grid'
export { Icon, type IconName } from './components/icon'
export { BulletList, CheckList, Steps, type Step } from './components/lists'
export { PageHeader } from './components/page-header'
export { Prose, Term } from './components/prose'
export { RelatedLinks, type RelatedLink } from './components/related-links'
export { Container, Section, SectionHeading } from './components/section'
export { Table } from './components/table'
export { Tooltip } from './components/tooltip'
