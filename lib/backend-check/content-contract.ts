/** Purpose of a type of the content API, and effects of a missing type or field. */
export interface TypeContract {
  readonly title: string;
  /** Effect on visitors if the type is missing. */
  readonly without: string;
  /** A type that can replace it. */
  readonly alternative?: string;
  /** Effect of a missing value, by field of the contract. */
  readonly fields: Readonly<Record<string, string>>;
  /** The same for fields beyond the contract. */
  readonly extras?: Readonly<Record<string, string>>;
}

const LEFT_OUT = 'entry left out';
const ID = 'links use the id';
const PUBLISHED = "Strapi's time of publication, else entry left out";
const NO_LINE = 'no such line';
const NO_PART = 'no such part';
const NO_PICTURE = 'no picture';
const NO_LINK = 'nothing to download';

/** Types that the site reads from every content API. */
export const CONTENT_CONTRACT: Readonly<Record<string, TypeContract>> = {
  articles: {
    title: 'Articles',
    without: 'media centre, home page and history have no news, photos and magazine',
    fields: {
      Slug: ID,
      Title: LEFT_OUT,
      Summary: 'cards have no summary',
      PublishDate: PUBLISHED,
      Body: 'the page has no text',
      Images: 'no pictures in the article',
      CardImage: 'the picture of the category, if it has one',
      Category: 'the article is on no list; links and the search find it',
    },
    extras: { Ports: 'subscribers of a single port are not notified' },
  },
  categories: {
    title: 'Categories of articles',
    without: 'articles without a picture have none',
    fields: { Name: 'the picture is not used', CategoryImage: NO_PICTURE },
  },
  videos: {
    title: 'Videos',
    without: 'media centre and home page have no videos',
    fields: {
      URL: LEFT_OUT,
      Summary: 'no text below the title',
      Thumbnail: NO_PICTURE,
      PublishDate: PUBLISHED,
    },
    extras: {
      Slug: ID,
      Title: 'the first line of Summary; else entry left out',
      Duration: 'no duration',
    },
  },
  newsletters: {
    title: 'Newsletter',
    without: 'media centre and home page have no newsletter',
    fields: {
      Title: LEFT_OUT,
      PublishDate: PUBLISHED,
      Thumbnail: NO_PICTURE,
      NewsletterFile: NO_LINK,
    },
  },
  libraries: {
    title: 'Digital library',
    without: 'media centre and home page have no library',
    fields: {
      Slug: ID,
      Title: LEFT_OUT,
      Description: 'no description',
      MediaFile: NO_LINK,
      PublishDate: PUBLISHED,
    },
  },
  ports: {
    title: 'Ports',
    without: 'page of the ports, map and the list in the footer are empty',
    fields: {
      Port: LEFT_OUT,
      Slug: ID,
      Category: NO_LINE,
      Latitude: 'the port is not on the map',
      Longitude: 'the port is not on the map',
      Berths: NO_LINE,
      Terminals: NO_LINE,
      Capacity: NO_LINE,
      Operators: NO_LINE,
      Area: NO_LINE,
      Description: 'no description',
      AssetsAndFacilities: NO_PART,
      CoverImage: 'the built-in picture',
      ContactUsTitle: 'the built-in heading',
      TelNo: NO_LINE,
      FaxNo: NO_LINE,
      PostalAddress: NO_LINE,
    },
    extras: { UnLocode: 'no code of the port', TerminalList: 'no table of terminals' },
  },
  abouts: {
    title: 'About the authority',
    without: 'the first tab of the page about the authority is empty',
    fields: {
      AboutLabel: 'the text has no heading',
      AboutContent: NO_PART,
      StrategyLabel: 'the text has no heading',
      Strategy: NO_PART,
      ValueLable: 'the text has no heading',
      StrategyValue: NO_PART,
      ObjectivesLabel: 'the text has no heading',
      StrategicObjectives: NO_PART,
      PillarsLabel: 'the text has no heading',
      StrategicPillars: NO_PART,
      PlansLabel: 'the text has no heading',
      AmbitionsAndPlans: NO_PART,
      AmbitionsLabel: 'the text has no heading',
      Ambitions: NO_PART,
    },
  },
  directors: {
    title: 'Board of directors',
    without: 'the tab is empty',
    fields: {
      Name: LEFT_OUT,
      Role: NO_LINE,
      About: 'no text about the person',
      Image: 'no portrait',
      Display_Order: 'after those that have one',
    },
  },
  'organizational-charts': {
    title: 'Organisational chart',
    without: 'the tab is empty',
    fields: { Image: NO_PICTURE },
    extras: { Title: 'no caption', Structure: 'the chart is a picture alone' },
  },
  services: {
    title: 'Services and capabilities',
    without: 'the tab is empty',
    fields: { Title: LEFT_OUT, Content: 'the panel is empty', BackgroundImage: NO_PICTURE },
  },
  'e-services': {
    title: 'Texts of e-services',
    without: 'the pages have built-in texts',
    fields: {},
    extras: {
      Key: 'the built-in text of the page',
      Title: 'the built-in text of the page',
      Summary: 'tiles have no summary',
      Content: 'the page has no text',
      Audience: NO_LINE,
      Time: NO_LINE,
      Cost: NO_LINE,
      Channels: NO_LINE,
      Documents: NO_LINE,
      Steps: NO_LINE,
      Guide: NO_LINK,
    },
  },
  'qualification-bindings': {
    title: 'Qualification biddings',
    without: 'the tab is empty',
    fields: { Label: LEFT_OUT, Date: 'no date', Content: 'no text' },
    extras: { EnquiriesFile: NO_LINK },
  },
  'prequalification-of-operators': {
    title: 'Invitation for pre-qualification',
    without: 'the tab is empty',
    fields: { Description: 'no text' },
    extras: { Note: 'no note' },
  },
  'prequalification-of-operator-tables': {
    title: 'Tables of the pre-qualification',
    without: 'the tab has no tables',
    fields: {},
    extras: { Title: 'the table has no heading', Content: 'no table' },
  },
  'facility-rentals': {
    title: 'Rents of facilities',
    without: 'the page has no table of rents',
    fields: {
      Port: LEFT_OUT,
      Near: 'an empty cell',
      Far: 'an empty cell',
      Outside: 'an empty cell',
      RentalFee: 'an empty cell',
    },
  },
  license: {
    title: 'Licences, as a single type',
    without: 'the page has no texts, unless there are licenses',
    alternative: 'licenses',
    fields: { AgentLicense: 'the tab is empty', ChandellingLicense: 'the tab is empty' },
  },
  licenses: {
    title: 'Licences, as a collection with one record',
    without: 'the page has no texts, unless there is a license',
    alternative: 'license',
    fields: { AgentLicense: 'the tab is empty', ChandellingLicense: 'the tab is empty' },
  },
  announcements: {
    title: 'Announcements about e-services',
    without: 'the page of the e-services has none',
    fields: {
      Title: 'the first line of Description; else entry left out',
      Description: 'no text',
      Icon: NO_PICTURE,
      StartDate: 'shown from its last change on',
      EndDate: 'shown without an end',
    },
  },
  'home-page-announcements': {
    title: 'Announcements of the home page, in Arabic alone',
    without: 'no announcements: neither page nor pop-up',
    fields: {
      AnnouncementId: 'the id of the entry',
      StartDate: 'shown from its last change on',
      EndDate: 'shown without an end',
      Announcement: 'no text; without Title, too, the entry is left out',
    },
    extras: {
      Kind: 'neither marked as auction nor as maintenance',
      Title: 'the first line of Announcement',
    },
  },
  'related-organizations': {
    title: 'Related organisations',
    without: 'the home page has no such part',
    fields: { Link: 'without a link and Title the entry is left out', Logo: 'the name instead' },
    extras: { Title: 'the host of the link' },
  },
  regulations: {
    title: 'Regulations',
    without: 'the page is empty',
    fields: {
      IDNumber: ID,
      Title: LEFT_OUT,
      Description: 'no description',
      PublishDate: PUBLISHED,
      MediaAssets: 'no documents',
    },
  },
  circulars: {
    title: 'Circulars',
    without: 'the page is empty',
    fields: {
      CircularNumber: ID,
      ReleaseDate: PUBLISHED,
      Description: 'no description',
      File: NO_LINK,
    },
    extras: {
      Subject: 'the number is the title',
      Category: NO_LINE,
      OrganizationName: NO_LINE,
      DirectedTo: NO_LINE,
      TransferDate: NO_LINE,
      PublishedOn: NO_LINE,
      EffectiveDate: NO_LINE,
      WithdrawnOn: NO_LINE,
      Replaces: NO_LINE,
      Ports: 'it concerns all ports',
      Body: 'the description alone',
    },
  },
  'port-employees': {
    title: 'Topics for port employees',
    without: 'the page is empty',
    fields: { title: LEFT_OUT, content: 'no text' },
    extras: { Slug: ID },
  },
  'privacy-policy': {
    title: 'Privacy policy',
    without: 'the page is empty',
    fields: { Content: 'no text' },
  },
  condition: {
    title: 'Terms and conditions',
    without: 'the page is empty',
    fields: { Content: 'no text' },
  },
};

const BUILT_IN = 'the built-in text';

/** Optional types of the site's own CMS. */
export const OWN_TYPES: Readonly<Record<string, TypeContract>> = {
  'site-setting': {
    title: 'Settings of the site',
    without: 'built-in contact facts, headlines, figures and tiles',
    fields: {},
    extras: {
      Headlines: BUILT_IN,
      Counters: BUILT_IN,
      Tiles: BUILT_IN,
      HistoryTitle: BUILT_IN,
      HistoryText: BUILT_IN,
      HistoryYears: BUILT_IN,
      ShortNumber: BUILT_IN,
      InternationalNumber: BUILT_IN,
      Fax: BUILT_IN,
      Email: BUILT_IN,
      PostalBox: BUILT_IN,
      Address: BUILT_IN,
      SupportHours: BUILT_IN,
      SocialLinks: 'no links to social networks',
    },
  },
  pages: {
    title: 'Texts of pages',
    without: 'built-in texts; pages without one are not offered',
    fields: {},
    extras: { Key: LEFT_OUT, Title: LEFT_OUT, Summary: 'no lead', Content: 'no text' },
  },
  faqs: {
    title: 'Questions',
    without: 'the page of the questions is not offered',
    fields: {},
    extras: { Slug: LEFT_OUT, Question: LEFT_OUT, Topic: LEFT_OUT, Answer: LEFT_OUT },
  },
  'sla-rows': {
    title: 'Service-level agreement',
    without: 'the built-in times',
    fields: {},
    extras: { ServiceName: LEFT_OUT, ExpectedTime: LEFT_OUT },
  },
  'statistics-files': {
    title: 'Statistics by year',
    without: 'the page is empty',
    fields: {},
    extras: { Year: LEFT_OUT, File: NO_LINK },
  },
  'bidding-results': {
    title: 'Results of biddings',
    without: 'the two tabs say that there is nothing',
    fields: {},
    extras: { ResultsOpening: 'the tab is empty', BiddingsListResult: 'the tab is empty' },
  },
  'customer-portal': {
    title: 'Customer portal',
    without: 'the built-in text, no guides',
    fields: {},
    extras: {
      Title: 'the name of the page',
      Content: BUILT_IN,
      GuideArabic: NO_LINK,
      GuideEnglish: NO_LINK,
    },
  },
  'emergency-banner': {
    title: 'Emergency notice',
    without: 'no notices',
    fields: {},
    extras: {
      Level: 'an ordinary notice',
      Text: 'no notice',
      Link: 'no link',
      LinkText: 'the usual words',
      From: 'shown at once',
      To: 'shown without an end',
    },
  },
  'search-synonyms': {
    title: 'Synonyms of the search',
    without: 'words are found as they are written',
    fields: {},
    extras: { Words: LEFT_OUT },
  },
  'promoted-results': {
    title: 'Promoted search results',
    without: 'none',
    fields: {},
    extras: { Words: LEFT_OUT, Title: LEFT_OUT, Text: 'no text', Link: LEFT_OUT },
  },
  redirects: {
    title: 'Old addresses',
    without: 'no redirects',
    fields: {},
    extras: { From: LEFT_OUT, To: LEFT_OUT },
  },
  'former-names': {
    title: 'Former names of entries',
    without: 'links with a former name lead nowhere',
    fields: {},
    extras: { Type: LEFT_OUT, Former: LEFT_OUT, Current: LEFT_OUT },
  },
};
