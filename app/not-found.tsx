/** Never shown: pages set the status themselves. Next.js would put a page of its own in its place into the data of every page. */
export default function NotFound() {
  return null;
}
