import type { PostLinks } from "@/lib/transfer/markdown/links";
import type { TransferReport } from "@/lib/transfer/report";
import type { SourceMeta } from "./meta";

/** A post from any source except a site export. */
export type SourcePost = {
  /** Identifies the source and the post; the same in every export. */
  from: string;
  title: string;
  slug: string;
  text:
    | { markdown: string; links?: PostLinks; fields?: Record<string, unknown> }
    | { html: string; isClassic: boolean };
  /** Error to show if the text is empty because it could not be read. */
  whyEmpty?: string;
  /** Plain text. */
  excerpt: string;
  meta: SourceMeta;
  cover: { url: string; alt: string } | null;
  tags: string[];
  createdAt: string | null;
  /** Whether it was published or scheduled publicly on the source. */
  isPublic: boolean;
  /** Earlier URL, used to resolve relative paths and to redirect. */
  oldUrl: string | null;
  /** Other URLs that led to the post. */
  aliases: string[];
  /** Notes on what is lost in the import. */
  notes: string[];
};

/** `name` identifies the file, which several URLs may lead to. */
type SourcePicture = { name: string; read(): Promise<Buffer> };

export type Source = {
  /** Lists what is not imported. */
  report: TransferReport;
  /** Number of posts. */
  total: number;
  /** The source's own hosts; pictures are fetched from no others. */
  hosts: ReadonlySet<string>;
  posts(): AsyncIterable<SourcePost>;
  /** Returns the file in the source for a picture URL in this post, or null. */
  findPicture?(url: string, post: SourcePost): SourcePicture | null;
  /** Reports files that no post used; called after the last post. */
  reportUnused?(): void;
};
