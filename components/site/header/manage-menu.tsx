"use client";

import { usePathname } from "next/navigation";
import { useRef } from "react";
import { adminLinks } from "@/content/admin-navigation";
import { EditPencil } from "./edit-pencil";
import { useDismiss } from "./use-dismiss";

export function ManageMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  useDismiss(details, usePathname());
  return (
    <>
      <EditPencil />
      <details ref={details} className="manage relative hidden sm:block">
        <summary className="cursor-pointer px-3 py-2.5 text-[0.9375rem] leading-6 font-[550] whitespace-nowrap hover:underline">
          Manage
        </summary>
        <nav
          aria-label="Admin"
          className="absolute top-full right-0 mt-2 border-3 border-mask bg-bg py-2"
        >
          <ul>
            {adminLinks.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  className="block px-5 py-2.5 text-[0.9375rem] leading-6 font-[550] whitespace-nowrap hover:bg-tint"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </details>
    </>
  );
}
