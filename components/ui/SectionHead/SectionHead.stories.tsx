import { state } from '@/tools/gallery/state';
import { MoreLink } from '../MoreLink/MoreLink';
import { Section } from '../Section/Section';
import { SectionHead } from './SectionHead';

export default {};

export const OnEachTone = state(({ text, messages: { routes } }) => {
  const titles = { plain: routes.ports, tint: routes.regulations, inverse: routes.mediaCenter };
  return (['plain', 'tint', 'inverse'] as const).map((tone) => (
    <Section key={tone} tone={tone} labelledBy={tone}>
      <SectionHead
        id={tone}
        eyebrow={text('الخدمات', 'Services')}
        title={titles[tone]}
        action={<MoreLink href="/">{titles[tone]}</MoreLink>}
      />
    </Section>
  ));
});

export const Long = state(({ long }) => (
  <SectionHead id="long" title={long} lead={long} action={<MoreLink href="/">{long}</MoreLink>} />
));
