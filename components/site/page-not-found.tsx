import { SearchForm } from "@/components/search/search-form";
import { home } from "@/content/failures";
import { flyingBird } from "@/lib/artwork/flying-bird";
import { MessagePage } from "./message-page";
import { Drawing } from "./shapes";

export function PageNotFound() {
  return (
    <MessagePage
      title="Page not found"
      text="The page you are looking for doesn't exist or has been moved."
      link={home}
      art={<Drawing viewBox="-760 -240 1840 1200" shapes={flyingBird} className="flying-bird" />}
    >
      <SearchForm />
    </MessagePage>
  );
}
