/** Generates sample exports, yielded in parts so that large ones need little memory. */

const nouns = ["harbour", "market", "kettle", "garden", "ferry", "bakery", "lantern", "workshop"];
const verbs = ["opens", "closes", "moves", "waits", "grows", "answers", "counts", "returns"];
const places = ["by the bay", "on the hill", "near the bridge", "at the station", "in the valley"];

function sentence(seed: number): string {
  const pick = (list: string[], step: number) => list[(seed * step + (seed >> 3)) % list.length];
  return `The ${pick(nouns, 3)} ${pick(verbs, 5)} ${pick(places, 7)} when day ${seed % 365} begins.`;
}

function words(seed: number): string {
  return Array.from({ length: 8 }, (_, index) => sentence(seed * 8 + index)).join(" ");
}

const day = (index: number) => new Date(Date.UTC(2012, 0, 1) + index * 86_400_000).toISOString();
const site = "https://old.example";

/** Posts alternate between block and classic editor, with galleries, comments and other items. */
export function* wordpressSample(posts: number): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old site</title><link>${site}</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${site}</wp:base_site_url><wp:base_blog_url>${site}</wp:base_blog_url>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login><![CDATA[editor]]></wp:author_login></wp:author>
<wp:category><wp:term_id>1</wp:term_id><wp:cat_name><![CDATA[Places]]></wp:cat_name></wp:category>\n`;
  for (let index = 1; index <= posts; index++) yield post(index);
  yield `<item><title>About</title><link>${site}/about/</link><content:encoded><![CDATA[Us]]></content:encoded><wp:post_id>900001</wp:post_id><wp:post_name>about</wp:post_name><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>
</channel></rss>\n`;
}

function post(index: number): string {
  const [date = "", time = ""] = day(index).slice(0, 19).split("T");
  const picture = 500_000 + index;
  return `<item><title>${sentence(index)}</title><link>${site}/${date.replaceAll("-", "/")}/post-${index}/</link>
<dc:creator><![CDATA[editor]]></dc:creator><guid isPermaLink="false">${site}/?p=${index}</guid><description></description>
<content:encoded><![CDATA[${index % 2 ? blocks(index) : classic(index)}]]></content:encoded>
<excerpt:encoded><![CDATA[${sentence(index + 1)}]]></excerpt:encoded><wp:post_id>${index}</wp:post_id>
<wp:post_date_gmt><![CDATA[${date} ${time}]]></wp:post_date_gmt><wp:post_name><![CDATA[post-${index}]]></wp:post_name>
<wp:status><![CDATA[publish]]></wp:status><wp:post_type><![CDATA[post]]></wp:post_type><wp:post_password></wp:post_password><wp:is_sticky>0</wp:is_sticky>
<category domain="category" nicename="places"><![CDATA[Places]]></category><category domain="post_tag" nicename="tag-${index % 50}"><![CDATA[Tag ${index % 50}]]></category>
<wp:postmeta><wp:meta_key><![CDATA[_thumbnail_id]]></wp:meta_key><wp:meta_value><![CDATA[${picture}]]></wp:meta_value></wp:postmeta>
<wp:postmeta><wp:meta_key>_yoast_wpseo_title</wp:meta_key><wp:meta_value><![CDATA[%%title%% %%sep%% %%sitename%%]]></wp:meta_value></wp:postmeta>
<wp:postmeta><wp:meta_key>_yoast_wpseo_metadesc</wp:meta_key><wp:meta_value><![CDATA[${sentence(index + 10)}]]></wp:meta_value></wp:postmeta>
<wp:comment><wp:comment_id>${index}</wp:comment_id><wp:comment_content><![CDATA[${sentence(index + 2)}]]></wp:comment_content></wp:comment>
</item>
<item><title>Picture ${index}</title><guid>${site}/?attachment_id=${picture}</guid><wp:post_id>${picture}</wp:post_id><wp:post_parent>${index}</wp:post_parent>
<wp:status>inherit</wp:status><wp:post_type>attachment</wp:post_type><wp:attachment_url>${site}/files/${index}.jpg</wp:attachment_url>
<wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>A view</wp:meta_value></wp:postmeta></item>\n`;
}

function blocks(index: number): string {
  return `<!-- wp:paragraph --><p>${words(index)}</p><!-- /wp:paragraph -->
<!-- wp:heading --><h2>${sentence(index + 3)}</h2><!-- /wp:heading -->
<!-- wp:list --><ul><li>${sentence(index + 4)}</li><li><strong>${sentence(index + 5)}</strong></li></ul><!-- /wp:list -->
<!-- wp:gallery {"ids":[${500_000 + index}]} --><figure class="wp-block-gallery"><figure class="wp-block-image"><img src="${site}/files/${index}.jpg" alt="A view"/><figcaption>${sentence(index + 6)}</figcaption></figure></figure><!-- /wp:gallery -->
<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td>${nouns[index % 8]}</td><td>${index}</td></tr></tbody></table></figure><!-- /wp:table -->
<!-- wp:code --><pre class="wp-block-code"><code>const day = ${index};</code></pre><!-- /wp:code -->
<!-- wp:quote --><blockquote><p>${words(index + 1)}</p></blockquote><!-- /wp:quote -->
<!-- wp:latest-posts /-->
${Array.from({ length: 6 }, (_, step) => `<!-- wp:paragraph --><p>${words(index + step)}</p><!-- /wp:paragraph -->`).join("\n")}`;
}

function classic(index: number): string {
  return `${words(index)}
<em>${sentence(index + 7)}</em>

[caption id="attachment_${index}" width="600"]<a href="${site}/files/${index}.jpg"><img src="${site}/files/${index}.jpg" alt="A view" /></a> ${sentence(index + 8)}[/caption]

<h3>${sentence(index + 9)}</h3>
[gallery ids="${500_000 + index}"]

[embed]https://vimeo.com/${index}[/embed]

[contact-form to="nobody"]

${Array.from({ length: 7 }, (_, step) => words(index + step)).join("\n\n")}`;
}

/** Yields an export in Ghost 5's format: post rows, then the rows related to them. */
export function* ghostSample(posts: number): Generator<string> {
  yield '{"db":[{"meta":{"exported_on":1,"version":"5.0.0"},"data":{"posts":[';
  for (let index = 1; index <= posts; index++) {
    const html = `<p>${words(index)}</p><!--kg-card-begin: image--><figure class="kg-card kg-image-card"><img src="__GHOST_URL__/content/images/${index}.jpg" alt="A view"></figure><h2>${sentence(index)}</h2>${Array.from({ length: 7 }, (_, step) => `<p>${words(index + step)}</p>`).join("")}`;
    const row = {
      ...{ id: `p${index}`, uuid: `uuid-${index}`, title: sentence(index), slug: `ghost-${index}` },
      ...{ html, status: "published", visibility: "public", type: "post" },
      ...{ published_at: day(index), custom_excerpt: null, feature_image: null },
    };
    yield `${index > 1 ? "," : ""}${JSON.stringify(row)}`;
  }
  const links = Array.from({ length: posts }, (_, index) => {
    return { id: `l${index}`, post_id: `p${index + 1}`, tag_id: "t1" };
  });
  const metas = Array.from({ length: posts }, (_, index) => {
    return {
      id: `m${index}`,
      post_id: `p${index + 1}`,
      og_title: sentence(index),
      twitter_title: "T",
    };
  });
  yield `],"posts_meta":${JSON.stringify(metas)},"tags":[{"id":"t1","name":"Places"}],"posts_tags":${JSON.stringify(links)},"users":[{"id":"u1","name":"Editor"}],"members":[{"id":"m1"}]}}]}`;
}
