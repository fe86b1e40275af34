import type { SeedEntry } from '../types';

export default [
  { shared: { Year: 2019, File: 'statistics-2019.zip' }, ar: {}, en: {} },
  { shared: { Year: 2018, File: 'statistics-2018.zip' }, ar: {}, en: {} },
  { shared: { Year: 2017, File: 'statistics-2017.zip' }, ar: {}, en: {} },
  { shared: { Year: 2016, File: 'statistics-2016.zip' }, ar: {}, en: {} },
  { shared: { Year: 2015, File: 'statistics-2015.zip' }, ar: {}, en: {} },
  { shared: { Year: 2014, File: 'statistics-2014.zip' }, ar: {}, en: {} },
  { shared: { Year: 2013, File: 'statistics-2013.zip' }, ar: {}, en: {} },
  { shared: { Year: 2012, File: 'statistics-2012.zip' }, ar: {}, en: {} },
  { shared: { Year: 2011, File: 'statistics-2011.zip' }, ar: {}, en: {} },
  { shared: { Year: 2010, File: 'statistics-2010.zip' }, ar: {}, en: {} },
  { shared: { Year: 2009, File: 'statistics-2009.zip' }, ar: {}, en: {} },
  { shared: { Year: 2008, File: 'statistics-2008.zip' }, ar: {}, en: {} },
  { shared: { Year: 2007, File: 'statistics-2007.zip' }, ar: {}, en: {} },
  { shared: { Year: 2006, File: 'statistics-2006.zip' }, ar: {}, en: {} },
  { shared: { Year: 2005, File: 'statistics-2005.zip' }, ar: {}, en: {} },
] satisfies SeedEntry[];
