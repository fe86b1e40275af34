import { completeLocation } from './answer-headers';

it('leads a www host to SITE_URL', () => {
  expect(completeLocation('/ports', 'www.localhost:3000')).toBe('http://localhost:3000/ports');
  expect(completeLocation('/ports', 'localhost:3000')).toBe('/ports');
  expect(completeLocation('https://other.example/', 'www.localhost:3000')).toBe(
    'https://other.example/',
  );
  expect(completeLocation('//evil.example', 'www.localhost')).toBe('//evil.example');
});
