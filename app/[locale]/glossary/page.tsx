import { PageFrame } from '@/components/layout/PageFrame';
import letterContents from '@/components/prose-pages/LetterContents.module.css';
import { ProsePageView } from '@/components/prose-pages/ProsePageView';
import { loadPageText } from '@/lib/content/collections/pages';
import { toLocale } from '@/lib/i18n/locales';
import { textMetadata } from '@/lib/seo/route-metadata';
import { RELEASE_DATE } from '@/lib/startup/release';

type Props = PageProps<'/[locale]/glossary'>;

export const generateMetadata = textMetadata('glossary');

/** Port terms by letter. */
export default async function GlossaryPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const text = await loadPageText(locale, 'glossary');
  return (
    <PageFrame locale={locale} route="glossary" updatedAt={text?.updatedAt ?? RELEASE_DATE}>
      <ProsePageView
        locale={locale}
        route="glossary"
        title={text?.title}
        lead={text?.summary}
        text={text}
        contentsClassName={letterContents.letters}
        textClassName={letterContents.terms}
      />
    </PageFrame>
  );
}
