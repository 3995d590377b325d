import { ShareButtons } from './share-buttons'

export const AllPlatforms = () => <ShareButtons />
