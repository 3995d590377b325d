import { Badge } from './badge'

export const Green = () => <Badge>Online</Badge>

export const Gold = () => <Badge tone="gold">Enrolling now</Badge>

export const Outline = () => <Badge tone="outline">Coming soon</Badge>
