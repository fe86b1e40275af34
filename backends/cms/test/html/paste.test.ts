import { Slice } from 'prosemirror-model';
import { TextSelection } from 'prosemirror-state';
import { createState } from '../../src/admin/html/commands';
import { cleanPasted, separatePastedBlock } from '../../src/admin/html/paste';
import { readHtml, writeHtml } from '../../src/admin/html/read-write';

const pasted = (html: string): string => writeHtml(readHtml(cleanPasted(html)));

/** Clipboard HTML of Word for Windows with a shortened style sheet. */
const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} @list l0 {mso-list-id:1;} --></style></head>
<body lang=AR-SA style='tab-interval:36.0pt'><!--StartFragment-->
<h1 dir=RTL style='text-align:right'><b><span lang=AR-SA style='font-size:16.0pt;font-family:"Arial",sans-serif'>تشغيل الرصيف الجديد<o:p></o:p></span></b></h1>
<p class=MsoNormal dir=RTL style='text-align:right;direction:rtl;unicode-bidi:embed'><span lang=AR-SA style='font-family:"Arial",sans-serif'>أعلنت الهيئة </span><b><span lang=AR-SA>بدء التشغيل</span></b><span dir=LTR></span><span lang=EN-US dir=LTR style='mso-bidi-language:AR-SA'><span dir=LTR></span> 2026</span><span lang=AR-SA>&nbsp;في
الميناء.<o:p></o:p></span></p>
<p class=MsoNormal dir=RTL><span lang=EN-US dir=LTR><o:p>&nbsp;</o:p></span></p>
<p class=MsoListParagraphCxSpFirst dir=RTL style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]><span lang=AR-SA>رافعتان<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle dir=RTL style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]><span lang=AR-SA>حمولة 60 طنًا</span></p>
<p class=MsoListParagraphCxSpLast dir=RTL style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]><span lang=AR-SA>ساحة</span></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 dir=rtl style='border-collapse:collapse'>
<tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=100 valign=top style='width:75pt'><p class=MsoNormal dir=RTL><b><span lang=AR-SA>البند<o:p></o:p></span></b></p></td><td width=100><p class=MsoNormal><b><span lang=AR-SA>العدد</span></b></p></td></tr>
<tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'><td><p class=MsoNormal dir=RTL><span lang=AR-SA>رافعات</span></p></td><td><p class=MsoNormal>2<o:p></o:p></p></td></tr>
</table>
<p class=MsoNormal><img width=10 src="file:///C:/Users/a/AppData/clip_image001.png"><a href="#_ftn1" name="_ftnref1"><span style='vertical-align:super'>[1]</span></a> <a href="https://www.ports.example/ar/ports">الموانئ</a></p>
<!--EndFragment--></body></html>`;

it('cleans HTML of Word', () => {
  expect(pasted(WORD)).toBe(
    [
      '<h2>تشغيل الرصيف الجديد</h2>',
      '<p>أعلنت الهيئة <strong>بدء التشغيل</strong> 2026 في الميناء.</p>',
      '<ul><li>رافعتان<ul><li>حمولة 60 طنًا</li></ul></li><li>ساحة</li></ul>',
      '<table><thead><tr><th scope="col">البند</th><th scope="col">العدد</th></tr></thead>' +
        '<tbody><tr><td>رافعات</td><td>2</td></tr></tbody></table>',
      '<p><sup>[1]</sup> <a href="https://www.ports.example/ar/ports">الموانئ</a></p>',
    ].join('\n'),
  );
});

it('turns a numbered list of Word into an ordered list', () => {
  const item = (number: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>${number}<span>&nbsp;</span></span>${text}</p>`;
  expect(pasted(`${item('1.', 'Apply')}${item('2.', 'Pay')}<p class=MsoNormal>Then</p>`)).toBe(
    '<ol><li>Apply</li><li>Pay</li></ol>\n<p>Then</p>',
  );
});

it('cleans HTML of a web page', () => {
  expect(
    pasted(`<meta charset="utf-8"><div class="post" style="color: rgb(0,0,0)"><nav>Home</nav>
<h2 id="a" class="t">Berths <a class="anchor" href="#a" aria-hidden="true">#</a></h2>
<div style="margin:0">Text in a <span style="font-weight: 700;">box</span>.</div>
<p onclick="x()">See <a href="https://x.example/?a=1" target="_blank" rel="noopener" class="l">this</a>, <a href="javascript:alert(1)">that</a>.</p>
<h5>Small</h5><ul class="u"><li><p>One</p></li><li>Two</li></ul>
<script>alert(1)</script><img src="https://x.example/a.png"><iframe src="https://x.example"></iframe>
<blockquote><p>Said</p></blockquote><font color="red">red</font></div>`),
  ).toBe(
    [
      '<h2>Berths</h2>',
      '<p>Text in a <strong>box</strong>.</p>',
      '<p>See <a href="https://x.example/?a=1">this</a>, that.</p>',
      '<h4>Small</h4>',
      '<ul><li>One</li><li>Two</li></ul>',
      '<blockquote><p>Said</p></blockquote>red',
    ].join('\n'),
  );
});

it('cleans HTML of Google Docs', () => {
  expect(
    pasted(
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:400;font-style:normal">Plain </span><span style="font-weight:700;font-style:italic">loud</span></p><br /><ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li></ul></b>',
    ),
  ).toBe('<p>Plain <strong><em>loud</em></strong></p>\n<ul><li>One</li></ul>');
});

it('keeps HTML copied from the editor unchanged', () => {
  const own = '<p data-pm-slice="1 1 []" dir="ltr">own</p>';
  expect(cleanPasted(own)).toBe(own);
});

describe('pasting after text', () => {
  const pasteAfter = (before: string, html: string): string => {
    const empty = createState(readHtml(before));
    const state = empty.apply(empty.tr.setSelection(TextSelection.atEnd(empty.doc)));
    const slice = separatePastedBlock(Slice.maxOpen(readHtml(cleanPasted(html)).content), state);
    return writeHtml(state.apply(state.tr.replaceSelection(slice)).doc);
  };

  it('keeps a leading heading', () => {
    expect(pasteAfter('<p>Before</p>', '<h2>Berths</h2><p>Text</p>')).toBe(
      '<p>Before</p>\n<h2>Berths</h2>\n<p>Text</p>',
    );
  });

  it('continues the line with leading text', () => {
    expect(pasteAfter('<p>Before</p>', '<p>, and after</p><h2>Berths</h2>')).toBe(
      '<p>Before, and after</p>\n<h2>Berths</h2>',
    );
  });

  it('replaces an empty line', () => {
    expect(pasteAfter('', '<h2>Berths</h2><p>Text</p>')).toBe('<h2>Berths</h2>\n<p>Text</p>');
  });
});

it('keeps `dir` on bdi only', () => {
  expect(pasted('<p dir="rtl">رقم <bdi dir="ltr" class="x">A-1</bdi> <b dir="ltr">B</b></p>')).toBe(
    '<p>رقم <bdi dir="ltr">A-1</bdi> <strong>B</strong></p>',
  );
});
