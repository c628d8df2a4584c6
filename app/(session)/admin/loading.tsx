import { Loading } from "@/components/admin/loading";

export default function AdminLoading() {
  return <Loading rows={6} />;
}
