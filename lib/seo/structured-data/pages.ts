import { type Plan, plans } from "@/content/plans";
import { type Project, projects } from "@/content/projects";
import { site } from "@/content/site";
import type { Post, PostSummary } from "@/lib/posts/schema";
import { postImage, projectImage } from "@/lib/social/address";
import { agency } from "./agency";
import { blog, blogPosting, listedPosting } from "./blog-posting";
import { creativeWork, projectList } from "./creative-work";
import { absolute, ids, reference } from "./ids";
import { type Graph, graph } from "./node";
import { planOffers } from "./offers";
import { type PageFacts, webPage } from "./web-page";

type Facts = Pick<PageFacts, "path" | "title" | "description">;

/** The home page: the only one that shows the rating, and every plan. */
export function homeGraph(usdPerTtd: number): Graph {
  const page = { path: "/", title: `${site.name}: ${site.tagline}`, description: site.description };
  const mainEntity = reference(ids.studio());
  return graph(
    ...agency({ rated: true }),
    ...webPage({ ...page, mainEntity }),
    ...planOffers(plans, usdPerTtd),
  );
}

/** A page that is about nothing of its own: legal texts, and any other without a graph below. */
export function plainGraph(page: Facts): Graph {
  return graph(...agency({ rated: false }), ...webPage({ ...page, crumbs: [itself(page)] }));
}

export function contactGraph(page: Facts): Graph {
  return aboutAgency(page, "ContactPage");
}

export function aboutGraph(page: Facts): Graph {
  return aboutAgency(page, "AboutPage");
}

/** With the plan that the page shows, where it shows one. */
export function getStartedGraph(page: Facts, plan: Plan | null, usdPerTtd: number): Graph {
  const facts = { ...page, crumbs: [itself(page)] };
  const offers = planOffers(plan ? [plan] : [], usdPerTtd);
  return graph(...agency({ rated: false }), ...webPage(facts), ...offers);
}

/** One page of the post list; `path` names which. */
export function blogGraph(page: Facts, posts: readonly PostSummary[]): Graph {
  const postings = posts.map(listedPosting);
  const first = { label: "Blog", path: "/blog" };
  const crumbs = page.path === first.path ? [first] : [first, itself(page)];
  const mainEntity = reference(ids.blog());
  return graph(
    ...agency({ rated: false }),
    ...webPage({ ...page, kind: "CollectionPage", crumbs, mainEntity }),
    blog(postings),
    ...postings,
  );
}

export function postGraph(post: Post, description: string): Graph {
  const path = `/blog/${post.slug}`;
  const posting = blogPosting(post, description);
  return graph(
    ...agency({ rated: false }),
    ...webPage({
      path,
      title: post.title,
      description,
      crumbs: [
        { label: "Blog", path: "/blog" },
        { label: post.title, path },
      ],
      image: postImage(post),
      mainEntity: reference(posting["@id"]),
      dates: { published: post.createdAt, modified: post.updatedAt },
    }),
    blog([posting]),
    posting,
  );
}

export function portfolioGraph(page: Facts): Graph {
  const mainEntity = reference(absolute("/portfolio#projects"));
  const facts = { ...page, kind: "CollectionPage", crumbs: [itself(page)], mainEntity } as const;
  return graph(
    ...agency({ rated: false }),
    ...webPage(facts),
    projectList(projects),
    ...projects.map(creativeWork),
  );
}

export function projectGraph(project: Project): Graph {
  const { id, title, description } = project;
  const path = `/portfolio/${id}`;
  const crumbs = [
    { label: "Portfolio", path: "/portfolio" },
    { label: title, path },
  ];
  const mainEntity = reference(ids.project(id));
  return graph(
    ...agency({ rated: false }),
    ...webPage({ path, title, description, crumbs, image: projectImage(project), mainEntity }),
    creativeWork(project),
  );
}

function aboutAgency(page: Facts, kind: "AboutPage" | "ContactPage"): Graph {
  const mainEntity = reference(ids.organization());
  const facts = { ...page, kind, crumbs: [itself(page)], mainEntity };
  return graph(...agency({ rated: false }), ...webPage(facts));
}

function itself({ title, path }: Facts) {
  return { label: title, path };
}
