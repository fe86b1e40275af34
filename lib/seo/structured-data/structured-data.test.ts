import type { Article } from '../../content/collections/articles';
import type { Port } from '../../content/collections/ports';
import type { SiteSettings } from '../../content/collections/site-settings';
import type { Video } from '../../content/collections/videos';
import { breadcrumbData } from './breadcrumbs';
import { faqData } from './faq';
import { newsArticleData } from './news-article';
import { organizationData } from './organization';
import { portData } from './place';
import { structuredDataText } from './text';
import { isoDuration, videoData } from './video';

jest.mock('../../config', () => ({ config: () => ({ siteUrl: 'https://ports.example' }) }));

const DATE = '2026-11-18T06:00:00.000Z';
const picture = { src: '/media/x.webp', width: 1200, height: 750, alt: 'x' };

/** As serialised: without undefined values. */
const printed = (data: unknown) => JSON.parse(structuredDataText(data)) as Record<string, unknown>;

describe('text', () => {
  it('can not end its element or open another, and stays the same data', () => {
    const data = { name: '</script><!--<script>&\u2028' };
    expect(structuredDataText(data)).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(structuredDataText(data))).toEqual(data);
  });
});

describe('organisation', () => {
  const settings: Pick<SiteSettings, 'contact' | 'social'> = {
    contact: {
      shortNumber: '19000',
      internationalNumber: '+966 11 000 0000',
      fax: '',
      email: 'info@ports.example',
      postalBox: '',
      address: 'Riyadh',
      supportHours: '',
    },
    social: [{ network: 'x', url: 'https://x.com/example' }],
  };
  const labels = { name: 'Name', otherName: 'Other', description: 'D', customerService: 'C' };

  it('has name, address, logo, contact points and social pages', () => {
    const data = printed(organizationData('en', labels, settings));
    expect(data).toMatchObject({
      '@type': 'GovernmentOrganization',
      name: 'Name',
      url: 'https://ports.example/en',
      logo: { url: 'https://ports.example/icons/icon-512.png' },
      sameAs: ['https://x.com/example'],
    });
    expect(data.contactPoint).toEqual([
      expect.objectContaining({ telephone: '+966 11 000 0000', contactType: 'C' }),
      expect.objectContaining({ telephone: '19000' }),
    ]);
    expect(data).not.toHaveProperty('faxNumber');
  });

  it('leaves out empty fields', () => {
    const contact = { ...settings.contact, shortNumber: '', internationalNumber: '', address: '' };
    const data = printed(organizationData('ar', labels, { contact, social: [] }));
    expect(data.contactPoint).toEqual([]);
    expect(data).not.toHaveProperty('address');
    expect(data).not.toHaveProperty('telephone');
  });
});

describe('news article', () => {
  const article: Article = {
    slug: 'x',
    title: 'Title',
    summary: 'Summary',
    body: '',
    publishedAt: DATE,
    updatedAt: DATE,
    category: 'News',
    cardImage: null,
    images: [picture],
    ports: [],
    imageCount: 1,
    translated: true,
  };
  const about = { path: '/article?news=x', authority: 'Authority', section: 'News' };

  it('has headline, pictures, dates, author and publisher', () => {
    expect(printed(newsArticleData('ar', article, about))).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Title',
      image: [{ url: 'https://ports.example/media/x.webp', width: '1200' }],
      datePublished: DATE,
      dateModified: DATE,
      author: { '@type': 'GovernmentOrganization', name: 'Authority' },
      publisher: { name: 'Authority', logo: { '@type': 'ImageObject' } },
      mainEntityOfPage: 'https://ports.example/article?news=x',
    });
  });

  it('always has a picture', () => {
    expect(printed(newsArticleData('en', { ...article, images: [] }, about)).image).toEqual([
      expect.objectContaining({ url: 'https://ports.example/images/og/media-en.jpg' }),
    ]);
  });

  it('shortens a long headline at a word', () => {
    const title = 'word '.repeat(40).trim();
    const { headline } = printed(newsArticleData('ar', { ...article, title }, about));
    expect(String(headline).length).toBeLessThanOrEqual(110);
    expect(headline).toMatch(/word…$/);
  });
});

describe('breadcrumbs', () => {
  it('numbers the steps and gives each but the last an address', () => {
    const steps = [{ name: 'Home', path: '/' }, { name: 'Ports', path: '/ports' }, { name: 'X' }];
    expect(printed(breadcrumbData(steps)).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://ports.example/' },
      { '@type': 'ListItem', position: 2, name: 'Ports', item: 'https://ports.example/ports' },
      { '@type': 'ListItem', position: 3, name: 'X' },
    ]);
  });
});

describe('port', () => {
  const port = {
    slug: 'jeddah',
    name: 'Jeddah',
    position: { latitude: 21.48, longitude: 39.17 },
    cover: picture,
    contact: { title: '', telephone: '+966 12 000 0100', fax: '', postalAddress: 'P.O. Box' },
  } as Port;

  it('has its name, position, telephone and address', () => {
    expect(printed(portData('en', port))).toMatchObject({
      '@type': 'Place',
      name: 'Jeddah',
      url: 'https://ports.example/en/ports?port=jeddah',
      telephone: '+966 12 000 0100',
      geo: { '@type': 'GeoCoordinates', latitude: 21.48, longitude: 39.17 },
      address: { streetAddress: 'P.O. Box', addressCountry: 'SA' },
    });
  });

  it('is a place without a position too', () => {
    expect(printed(portData('ar', { ...port, position: null }))).not.toHaveProperty('geo');
  });
});

describe('video', () => {
  const video: Video = {
    slug: 'quay',
    title: 'Title',
    summary: '',
    url: '/media/clip.mp4',
    thumbnail: picture,
    publishedAt: DATE,
    durationSeconds: 90,
    updatedAt: DATE,
  };

  it('has name, description, thumbnail, date and duration', () => {
    expect(printed(videoData('ar', video, 'Authority'))).toMatchObject({
      '@type': 'VideoObject',
      name: 'Title',
      description: 'Title',
      thumbnailUrl: ['https://ports.example/media/x.webp'],
      uploadDate: DATE,
      duration: 'PT1M30S',
      contentUrl: 'https://ports.example/media/clip.mp4',
      url: 'https://ports.example/article?video=quay',
    });
  });

  it('names the player of another host', () => {
    const elsewhere = { ...video, url: 'https://vimeo.com/123456' };
    expect(printed(videoData('en', elsewhere, 'Authority'))).toMatchObject({
      url: 'https://ports.example/en/article?video=quay',
      embedUrl: 'https://player.vimeo.com/video/123456?dnt=1',
    });
  });

  it('is valid where the video is elsewhere and has no thumbnail', () => {
    const elsewhere = { ...video, url: 'https://video.example/1', thumbnail: null };
    const data = printed(videoData('en', elsewhere, 'Authority'));
    expect(data.thumbnailUrl).toEqual(['https://ports.example/images/og/media-en.jpg']);
    expect(data.sameAs).toBe('https://video.example/1');
    expect(data).not.toHaveProperty('embedUrl');
    expect(data).not.toHaveProperty('contentUrl');
  });

  it.each([
    [0, 'PT0S'],
    [10, 'PT10S'],
    [60, 'PT1M'],
    [3601, 'PT1H1S'],
  ])('writes %i seconds as %s', (seconds, text) => {
    expect(isoDuration(seconds)).toBe(text);
  });
});

it('has structured data of every question with its answer', () => {
  const faq = { slug: 'pay', formerSlugs: [], topic: 'x', updatedAt: DATE };
  const data = faqData('en', [
    { ...faq, question: 'How do I pay?', answer: '<p>Through the <a href="/x">gateway</a>.</p>' },
  ]);
  expect(printed(data)).toEqual({
    '@type': 'FAQPage',
    inLanguage: 'en',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'How do I pay?',
        acceptedAnswer: { '@type': 'Answer', text: 'Through the gateway.' },
      },
    ],
  });
});
