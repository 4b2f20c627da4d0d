// The shape of a picture, known once it is here: a host's artwork is shown whole, whatever its shape.
import { useEffect, useState } from "react";

/** width / height as CSS has it ("3/4") once the picture is here; "1/1" before that, and where it cannot be had. */
export function usePictureShape(src: string): string {
	const [shape, setShape] = useState("1/1");
	useEffect(() => {
		const picture = new Image();
		picture.onload = () =>
			setShape(`${picture.naturalWidth}/${picture.naturalHeight}`);
		picture.src = src;
		return () => {
			picture.onload = null;
		};
	}, [src]);
	return shape;
}
