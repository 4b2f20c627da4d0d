// A page with the back button of the documents (1 §2).
import type { ComponentProps } from "react";
import { Page } from "../../ui/layout/Page";
import { useBack } from "./useBack";

export function BackPage(props: Omit<ComponentProps<typeof Page>, "onBack">) {
	const back = useBack();
	return <Page {...props} onBack={back} />;
}
