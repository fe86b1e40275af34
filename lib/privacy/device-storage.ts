/** A storage entry and its maximum lifetime. */
interface Stored {
  readonly where: 'cookie' | 'local storage' | 'session storage';
  /** The name, or a prefix if it ends with `:`. */
  readonly name: string;
}

/**
 * Everything that the site stores on a visitor's device. The privacy policy lists each entry
 * (backends/cms/seed/content/privacy-policy.yaml); a unit test compares both with the code.
 */
export const DEVICE_STORAGE = {
  locale: { where: 'cookie', name: 'locale' },
  captcha: { where: 'cookie', name: '__Host-captcha' },
  draftMode: { where: 'cookie', name: '__prerender_bypass' },
  previewPass: { where: 'cookie', name: '__Host-preview-pass' },
  theme: { where: 'local storage', name: 'theme' },
  draft: { where: 'session storage', name: 'draft:' },
  receipt: { where: 'session storage', name: 'receipt:' },
  submission: { where: 'session storage', name: 'submission:' },
  chat: { where: 'session storage', name: 'chat:' },
  pageFeedback: { where: 'session storage', name: 'page-feedback' },
  closedAnnouncements: { where: 'local storage', name: 'closed-announcements' },
  vesselPort: { where: 'local storage', name: 'vessel-port' },
  announcedNotice: { where: 'session storage', name: 'announced-notice' },
} as const satisfies Record<string, Stored>;
