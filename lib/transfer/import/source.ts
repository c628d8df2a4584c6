import type { PostLinks } from "@/lib/transfer/markdown/links";
import type { TransferReport } from "@/lib/transfer/report";
import type { SourceMeta } from "./meta";

/** A post as every source but an export of a site has it. */
export type SourcePost = {
  /** Of the source and the post, the same each time it is exported. */
  from: string;
  title: string;
  slug: string;
  text: { markdown: string; links?: PostLinks } | { html: string; isClassic: boolean };
  /** Where a post without a text has one that cannot be read. */
  whyEmpty?: string;
  /** Plain text. */
  excerpt: string;
  meta: SourceMeta;
  cover: { url: string; alt: string } | null;
  tags: string[];
  createdAt: string | null;
  /** Whether it was published or scheduled there, for everyone to read. */
  isPublic: boolean;
  /** Where it stood, for its paths, and for redirects. */
  oldUrl: string | null;
  /** Other addresses that led to it. */
  aliases: string[];
  /** What the source itself does not bring along. */
  notes: string[];
};

/** `name` is of the file, which several addresses may lead to. */
type SourcePicture = { name: string; read(): Promise<Buffer> };

export type Source = {
  /** Lists what the source has and the site does not get. */
  report: TransferReport;
  /** How many posts there are. */
  total: number;
  /** Those that the source names as its own: no picture is fetched from any other. */
  hosts: ReadonlySet<string>;
  posts(): AsyncIterable<SourcePost>;
  /** The picture that comes with the source for an address in this post; null where it has none. */
  findPicture?(url: string, post: SourcePost): SourcePicture | null;
  /** Reports the files that no post has used, after all pictures were taken. */
  reportUnused?(): void;
};
