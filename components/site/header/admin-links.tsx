import { adminLinks } from "@/content/admin-navigation";

/** Shown in the menu on small screens. */
export function AdminLinks() {
  return (
    <section aria-labelledby="menu-admin" className="mt-6">
      <h2 id="menu-admin" className="label text-muted">
        Admin
      </h2>
      <ul>
        {adminLinks.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="block py-2.5 font-[600]">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
