/** The hub's name in the header's menu and in breadcrumbs. */
export const hubLabel = 'Resources'

/** The link to the hub in that menu. */
export const hubLinkLabel = 'View All Resources'

export const hubPath = '/resources'

/** The last part of a resource page's address. */
export type Topic =
  | 'classical-texts'
  | 'health-conditions'
  | 'lifestyle-practices'
  | 'panchakarma-therapies'
  | 'educational-guides'
  | 'research-links'
  | 'wellness-tools'

/** How a resource page is named in menus, cards and links. */
interface TopicInfo {
  /** In the header's menu and in breadcrumbs. */
  label: string
  /** The page's heading and browser title, where it is not the label. */
  title?: string
  /** One sentence for cards that lead to the page. */
  summary: string
}

/** All resource pages, in the order of the header's menu. */
export const topics: Record<Topic, TopicInfo> = {
  'classical-texts': {
    label: 'Classical Texts',
    summary: 'Meet the three great works of Ayurveda and find a sensible order in which to read them.',
  },
  'health-conditions': {
    label: 'Health Conditions',
    summary: 'How the tradition looks for the roots of imbalance, and when medical care comes first.',
  },
  'lifestyle-practices': {
    label: 'Lifestyle Practices',
    summary: 'Morning and evening routines, and the habits that suit each of the four seasons.',
  },
  'panchakarma-therapies': {
    label: 'Panchakarma & Therapies',
    summary: 'Five classical actions in three phases, with the cautions that belong to each.',
  },
  'educational-guides': {
    label: 'Educational Guides',
    summary: 'Doshas, constitution, seasons and the three gunas, explained from the beginning.',
  },
  'research-links': {
    label: 'Research & Links',
    title: 'Research & Academic Resources',
    summary: 'Databases, journals and organizations for readers who want to look at the evidence.',
  },
  'wellness-tools': {
    label: 'Wellness Tools',
    summary: 'Practical checklists for routine, breath, herbs and seasons, with recipes by dosha.',
  },
}

/** The address of a resource page. */
export function topicPath(topic: Topic) {
  return `${hubPath}/${topic}`
}
