// /share: redirects a shared link inside the app (2 §2).
import { useNavigate } from "@tanstack/react-router";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { sharedLinkPath } from "../../domain/app/share";
import { openDialogWhenFree } from "../../platform/browser/overlays";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import { linkNotFoundDialog } from "./failedSignIn";

export default function SharePage() {
	const target = sharedLinkPath(useSearchParams());
	const navigate = useNavigate();
	useAfterMount(async () => {
		await navigate({ href: target ?? "/", replace: true });
		if (target === null) openDialogWhenFree(linkNotFoundDialog);
	}, target ?? "unknown");
	return <main data-busy="true" />;
}
