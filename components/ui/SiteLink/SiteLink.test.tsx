import { SiteLink } from './SiteLink';

it('fetches nothing before the click', () => {
  const { props } = SiteLink({ href: '/en/circulars?year=2024', className: 'link' });
  expect(props).toEqual({
    href: '/en/circulars?year=2024',
    className: 'link',
    prefetch: false,
  });
});

it('leaves a link with a hash to the browser, whose event opens a tab', () => {
  const { type, props } = SiteLink({ href: '/en/contact#phone', className: 'link' });
  expect([type, props]).toEqual(['a', { href: '/en/contact#phone', className: 'link' }]);
});
