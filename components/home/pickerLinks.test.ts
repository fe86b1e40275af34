import { routeHref } from '@/lib/routing/links';
import { audiences, wishRoutes } from './pickerLinks';

function pickerPaths(key: (typeof audiences)[number]['key']): string[] {
  const audience = audiences.find((candidate) => candidate.key === key);
  return (audience?.wishes ?? []).map((wish) => routeHref('ar', wishRoutes[wish]));
}

describe('the links of the "How can we help" picker', () => {
  it('starts with the investor', () => {
    expect(audiences.map(({ key }) => key)).toEqual(['investor', 'shippingAgent', 'operator']);
  });

  it('offers an investor ports, regulations, rental and e-services', () => {
    expect(pickerPaths('investor')).toEqual([
      '/ports',
      '/regulations',
      '/e-services/reqrentalfacilities',
      '/e-services',
    ]);
  });

  it('offers a shipping agent a new license and regulations', () => {
    expect(pickerPaths('shippingAgent')).toEqual(['/e-services/license', '/regulations']);
  });

  it('offers an operator regulations', () => {
    expect(pickerPaths('operator')).toEqual(['/regulations']);
  });
});
