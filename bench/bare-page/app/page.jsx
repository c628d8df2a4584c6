import Link from "next/link";

export const metadata = { title: "A bare page" };

export default function Page() {
  return (
    <main>
      <h1>A bare page</h1>
      <p>A heading, a paragraph and a link: what Next.js and React take by themselves.</p>
      <Link href="/">The same page</Link>
    </main>
  );
}
