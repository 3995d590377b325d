import { BulletList, CheckList, Steps } from './lists'

const items = ['Live classes', 'Recordings of every class, to be seen as often as one likes', 'A mentor']

export const Checks = () => <CheckList items={items} />

export const Bullets = () => <BulletList items={items} />

export const NumberedSteps = () => (
  <Steps
    steps={[
      { title: 'Apply', description: 'Send us the form on this page.' },
      { title: 'Talk', description: 'We call you back and answer what you ask.' },
    ]}
  />
)
