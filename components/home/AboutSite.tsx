import type { PageText } from '@/lib/content/collections/pages';
import { Prose } from '../ui/Prose/Prose';
import { Section } from '../ui/Section/Section';
import { SectionHead } from '../ui/SectionHead/SectionHead';

/** Editors' text about the site; renders nothing without it. */
export function AboutSite({ text }: { text: PageText | null }) {
  if (!text?.content) return null;
  return (
    <Section labelledBy="about-site">
      <SectionHead id="about-site" title={text.title} />
      <Prose html={text.content} />
    </Section>
  );
}
