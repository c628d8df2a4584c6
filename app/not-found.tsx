/**
 * Never shown, since pages set the status themselves. Without this file, Next.js would embed its
 * default page in the data of every page.
 */
export default function NotFound() {
  return null;
}
