/* Content types of sections 3 and 7 of the specification, with their calls' parameters. */

/**
 * @typedef {'text' | 'long' | 'html' | 'number' | 'date' | 'datetime' | 'media' | 'media-list'
 *   | 'category' | 'documents'} FieldKind
 *
 * @typedef {object} ContentType
 * @property {string} singular
 * @property {boolean} [single] has one entry for each language
 * @property {Record<string, FieldKind>} fields
 * @property {Record<string, readonly string[]>} [filters] operators by the path of a field
 * @property {readonly string[]} [sorts]
 */

/** @type {Record<string, ContentType>} */
export const CONTENT_TYPES = {
  articles: {
    singular: 'article',
    fields: {
      Slug: 'text',
      Title: 'text',
      Summary: 'long',
      PublishDate: 'datetime',
      Body: 'html',
      Images: 'media-list',
      CardImage: 'media',
      Category: 'category',
    },
    filters: { 'Category.Name': ['$eq', '$eqi'], Slug: ['$eq', '$eqi'] },
    sorts: ['PublishDate:desc'],
  },
  categories: { singular: 'category', fields: { Name: 'text', CategoryImage: 'media' } },
  videos: {
    singular: 'video',
    fields: { Summary: 'long', URL: 'text', Thumbnail: 'media', PublishDate: 'date' },
  },
  newsletters: {
    singular: 'newsletter',
    fields: { Title: 'text', PublishDate: 'date', Thumbnail: 'media', NewsletterFile: 'media' },
  },
  libraries: {
    singular: 'library',
    fields: {
      Slug: 'text',
      Title: 'text',
      Description: 'long',
      MediaFile: 'media',
      PublishDate: 'date',
    },
    filters: { Slug: ['$eq', '$eqi'] },
  },
  ports: {
    singular: 'port',
    fields: {
      Port: 'text',
      Slug: 'text',
      Category: 'text',
      Latitude: 'text',
      Longitude: 'text',
      Berths: 'text',
      Terminals: 'text',
      Capacity: 'text',
      Operators: 'text',
      Area: 'text',
      Description: 'long',
      AssetsAndFacilities: 'html',
      CoverImage: 'media',
      ContactUsTitle: 'text',
      TelNo: 'text',
      FaxNo: 'text',
      PostalAddress: 'text',
    },
    filters: { Category: ['$eq', '$eqi'], Slug: ['$eq', '$eqi'], Port: ['$eq', '$eqi'] },
  },
  abouts: {
    singular: 'about',
    fields: {
      AboutLabel: 'text',
      AboutContent: 'html',
      StrategyLabel: 'text',
      Strategy: 'html',
      ValueLable: 'text',
      StrategyValue: 'html',
      ObjectivesLabel: 'text',
      StrategicObjectives: 'html',
      PillarsLabel: 'text',
      StrategicPillars: 'html',
      PlansLabel: 'text',
      AmbitionsAndPlans: 'html',
      AmbitionsLabel: 'text',
      Ambitions: 'html',
    },
  },
  directors: {
    singular: 'director',
    fields: { Name: 'text', Role: 'text', About: 'long', Image: 'media', Display_Order: 'number' },
    sorts: ['Display_Order:asc'],
  },
  'organizational-charts': { singular: 'organizational-chart', fields: { Image: 'media' } },
  services: {
    singular: 'service',
    fields: { Title: 'text', Content: 'html', BackgroundImage: 'media' },
  },
  'e-services': { singular: 'e-service', fields: { Title: 'text', Content: 'html' } },
  'qualification-bindings': {
    singular: 'qualification-binding',
    fields: { Label: 'text', Date: 'date', Content: 'html' },
  },
  'prequalification-of-operators': {
    singular: 'prequalification-of-operator',
    fields: { Description: 'html' },
  },
  'prequalification-of-operator-tables': {
    singular: 'prequalification-of-operator-table',
    fields: { Description: 'html' },
  },
  'facility-rentals': {
    singular: 'facility-rental',
    fields: { Port: 'text', Near: 'text', Far: 'text', Outside: 'text', RentalFee: 'text' },
  },
  licenses: {
    singular: 'license',
    fields: { AgentLicense: 'html', ChandellingLicense: 'html' },
  },
  announcements: {
    singular: 'announcement',
    fields: {
      Title: 'text',
      Description: 'long',
      Icon: 'media',
      StartDate: 'datetime',
      EndDate: 'datetime',
    },
  },
  'home-page-announcements': {
    singular: 'home-page-announcement',
    fields: {
      AnnouncementId: 'number',
      StartDate: 'datetime',
      EndDate: 'datetime',
      Announcement: 'html',
    },
  },
  'related-organizations': {
    singular: 'related-organization',
    fields: { Link: 'text', Logo: 'media', DisplayOrder: 'number' },
    sorts: ['DisplayOrder:asc'],
  },
  regulations: {
    singular: 'regulation',
    fields: {
      IDNumber: 'text',
      Title: 'text',
      Description: 'long',
      PublishDate: 'date',
      DisplayOrder: 'number',
      MediaAssets: 'documents',
    },
    sorts: ['DisplayOrder:asc'],
  },
  circulars: {
    singular: 'circular',
    fields: { ReleaseDate: 'date', CircularNumber: 'text', Description: 'long', File: 'media' },
    filters: { ReleaseDate: ['$gte', '$lte', '$between'] },
    sorts: ['ReleaseDate:desc'],
  },
  'port-employees': { singular: 'port-employee', fields: { title: 'text', content: 'html' } },
  'privacy-policy': { singular: 'privacy-policy', single: true, fields: { Content: 'html' } },
  condition: { singular: 'condition', single: true, fields: { Content: 'html' } },
};
