import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { contentTypeEntries, contentTypes, definitionFields } from '@ports-authority/content-types';
import { pathFields, placedTypes, sitePath } from '../src/preview/site-paths';

describe('the site’s path of an entry', () => {
  test('is defined for all public content types, and no others', () => {
    assert.deepEqual([...placedTypes].sort(), Object.keys(contentTypes).sort());
  });

  test('uses only fields that the content type has', () => {
    for (const [type, definition] of contentTypeEntries) {
      for (const field of pathFields(type)) {
        assert.ok(field in definitionFields(definition), `${type}.${field}`);
      }
    }
  });

  test('identifies the entry', () => {
    for (const [type, entry, expected] of [
      ['article', { Slug: 'new-quay' }, '/article?a=new-quay'],
      ['category', { Name: 'Photos' }, '/media-center?o=Photos'],
      ['circular', { CircularNumber: '2024/017' }, '/circular?number=2024-017'],
      ['circular', {}, undefined],
      ['director', {}, '/about-us#board'],
      ['home-page-announcement', { AnnouncementId: 1005 }, '/announcement?id=1005'],
      ['page', { Key: 'home' }, '/'],
      ['page', { Key: 'safe-usage' }, '/safe-usage'],
      ['port', { Slug: 'jeddah' }, '/ports?port=jeddah'],
      ['faq', { Slug: 'pay-a-bill' }, '/faq#pay-a-bill'],
      ['port-employee', { Slug: 'leave' }, '/port-employees#leave'],
      ['regulation', { IDNumber: 'REG-01' }, '/regulations?r=REG-01'],
      ['video', { Slug: 'quay', documentId: 'a1' }, '/article?video=quay'],
      ['video', { Slug: null, documentId: 'a1' }, '/article?video=a1'],
    ] as const) {
      assert.equal(sitePath(type, entry, 'ar'), expected, type);
    }
  });

  test('of an announcement is Arabic', () => {
    assert.equal(sitePath('home-page-announcement', { AnnouncementId: 1005 }, 'en'), undefined);
  });

  test('is URL-encoded', () => {
    assert.equal(
      sitePath('article', { Slug: 'x&lang=en#y' }, 'ar'),
      '/article?a=x%26lang%3Den%23y',
    );
  });

  test('is undefined for entries without a page', () => {
    assert.equal(sitePath('article', { Slug: null }, 'ar'), undefined);
    assert.equal(sitePath('page', {}, 'ar'), undefined);
    assert.equal(sitePath('nothing', {}, 'ar'), undefined);
  });
});
